import { schoolLevels } from "#app/features/catalogue/programmes/level.ts";
import type {
  documentTypes,
  programmeDocuments,
} from "#app/platform/db/schema/catalogue-programmes.ts";

type DocumentType = typeof documentTypes.$inferInsert;
type ProgrammeDocument = typeof programmeDocuments.$inferInsert;

const types = {
  "report-cards": ["Bulletins de notes", "School reports", "studies"],
  "birth-certificate": ["Acte de naissance", "Birth certificate", "upload"],
  photo: ["Photo d’identité", "Passport-size photo", "photo"],
  "adult-identity": ["Pièce d’identité d’un parent", "A parent’s identity document", "upload"],
  "own-identity": ["Pièce d’identité", "Identity document", "upload"],
  "leaving-certificate": [
    "Certificat de radiation ou de scolarité",
    "Leaving certificate from the last school",
    "upload",
  ],
  vaccinations: ["Carnet de vaccination", "Vaccination record", "upload"],
  "exam-results": ["BFEM, BEPC ou GCE O Level", "BFEM, BEPC or GCE O Level results", "upload"],
  "medical-certificate": ["Certificat médical", "Medical certificate", "upload"],
  diploma: ["Diplôme ou attestation de réussite", "Diploma or statement of results", "upload"],
  "language-test": ["Test d’anglais ou de français", "English or French language test", "upload"],
  passport: ["Passeport", "Passport", "passport"],
  "enrolment-certificate": [
    "Certificat d’inscription de l’établissement du pays",
    "Certificate of enrolment from the national school",
    "upload",
  ],
  "last-report": ["Dernier bulletin", "Most recent school report", "studies"],
  certificates: ["Certificats et diplômes obtenus", "Certificates and diplomas earned", "upload"],
  "work-statements": ["Attestations de travail", "Statements from employers", "upload"],
} as const;
type DocumentTypeId = keyof typeof types;

export const documentTypeRows: DocumentType[] = Object.entries(types).map(
  ([id, [nameFr, nameEn, source]], position) => ({ id, nameFr, nameEn, source, position }),
);

type Document = Omit<ProgrammeDocument, "courseId" | "documentTypeId" | "position">;
const toSend: Document = { needed: "to-send" };
const toEnrol: Document = { needed: "to-enrol" };
const onRequest: Document = { needed: "on-request" };

const pupilDocuments: [DocumentTypeId, Document][] = [
  ["report-cards", { ...toSend, years: 1 }],
  ["birth-certificate", toEnrol],
  ["photo", toEnrol],
  ["adult-identity", { ...toEnrol, forWhom: "minors" }],
  ["leaving-certificate", toEnrol],
  ["vaccinations", toEnrol],
  ...schoolLevels
    .filter((level) => ["grade-10", "grade-11", "grade-12"].includes(level))
    .map((level): [DocumentTypeId, Document] => ["exam-results", { ...onRequest, level }]),
  ["medical-certificate", onRequest],
];

const documents: Record<string, [DocumentTypeId, Document][]> = {
  "curriculum-canadien": pupilDocuments,
  "prepa-universitaire": [
    ["report-cards", { ...toSend, years: 3 }],
    ["birth-certificate", toEnrol],
    ["diploma", toEnrol],
    ["photo", toEnrol],
    ["language-test", onRequest],
    ["passport", onRequest],
  ],
  "programme-hybride": [...pupilDocuments, ["enrolment-certificate", onRequest]],
  "diplome-ontario-adultes": [
    ["own-identity", toSend],
    ["last-report", toSend],
    ["photo", toEnrol],
    ["certificates", onRequest],
    ["work-statements", onRequest],
  ],
  "cours-individuels-groupe": [["last-report", onRequest]],
};

/** The documents that each programme of the school asks for. */
export function listProgrammeDocuments(): ProgrammeDocument[] {
  return Object.entries(documents).flatMap(([courseId, requested]) =>
    requested.map(([documentTypeId, document], position) => ({
      ...document,
      courseId,
      documentTypeId,
      position,
    })),
  );
}
