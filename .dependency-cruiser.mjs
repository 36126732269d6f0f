// The floor plan. Who may knock at whose door; anything not listed is a wall.
const mayUse = {
  identity: [],
  catalogue: ["identity"],
  // What the words name is shown as the library now has it.
  content: ["identity", "media"],
  notifications: ["identity"],
  messaging: ["identity", "notifications", "documents"],
  // A question is written by the rules of a message.
  enquiries: ["identity", "messaging"],
  measures: ["identity"],
  audit: ["identity"],
  documents: ["identity"],
  // A picture is read with the care of any file that a person gives.
  media: ["identity", "documents"],
  // What is removed from the store is asked of those whose rows name it.
  installation: ["identity", "documents", "media"],
  // Whom to write to is known by admissions; what is written, by messaging; when its emails leave, by notifications.
  announcements: ["identity", "notifications", "admissions", "messaging"],
  admissions: ["identity", "notifications", "catalogue", "messaging", "documents"],
  decisions: ["identity", "notifications", "catalogue", "documents", "admissions"],
  review: ["identity", "notifications", "catalogue", "documents", "admissions", "decisions"],
};
// A crowded room is divided by noun: its chambers are doors too, and its other folders its own (ADR 0039).
const chambers = {
  identity: ["account", "password", "sign-in", "staff", "support"],
  content: ["editing", "shapes"],
  documents: ["pages"],
  media: ["captions", "making"],
  messaging: ["guest", "templates"],
  admissions: ["intake", "personal-info", "cursus", "basket", "consent", "sending", "corrections"],
  decisions: ["interview", "offer", "request"],
  review: ["duplicates", "list", "notes"],
};
/** The files of the first level of a room, and of its chambers. */
const doors = [
  "^app/features/[^/]+/[^/]+$",
  ...Object.entries(chambers).map(
    ([room, names]) => `^app/features/${room}/(${names.join("|")})/[^/]+$`,
  ),
];
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const walls = Object.entries(mayUse).map(([room, friends]) =>
  rule(
    `walls-of-${room}`,
    `${room} may use: ${friends.join(", ") || "no other feature"}`,
    { path: `^app/features/${room}/` },
    { path: "^app/features/", pathNot: [room, ...friends].map((f) => `^app/features/${f}/`) },
  ),
);

export default {
  forbidden: [
    rule("no-circles", "Arrows go one way", {}, { circular: true }),
    rule(
      "nothing-imports-routes",
      "Routes and root are the roof",
      { pathNot: "^(\\.react-router/|app/(routes/|root\\.tsx|routes\\.ts))" },
      { path: "^app/(routes/|root\\.tsx)" },
    ),
    rule(
      "wings-do-not-talk",
      "site, student, office share through features",
      { path: "^app/routes/([^/]+)/" },
      { path: "^app/routes/", pathNot: "^app/routes/$1/" },
    ),
    rule(
      "routes-ask-features",
      "A page never queries the database",
      { path: "^app/routes/", pathNot: "^app/routes/resources/(readyz|security-txt)" },
      { path: "^app/platform/" },
    ),
    rule(
      "features-know-no-http",
      "Features return values",
      { path: "^app/features/" },
      { path: "^app/(routes|http)/|^app/(root|routes|jobs)\\." },
    ),
    rule(
      "features-server-no-router",
      "No redirect in a feature",
      { path: "^app/features/.+\\.server\\.tsx?$" },
      { path: "^react-router|node_modules/react-router" },
    ),
    rule(
      "hall-uses-identity-only",
      "http knows who you are, nothing else",
      { path: "^app/http/" },
      { path: "^app/(routes|features)/", pathNot: "^app/features/identity/" },
    ),
    ...walls,
    rule(
      "subfolders-are-private",
      "The first level of a feature and its chambers are its doors",
      { path: "^app/features/([^/]+)/" },
      { path: "^app/features/[^/]+/.+/", pathNot: ["^app/features/$1/", ...doors] },
    ),
    rule(
      "routes-see-doors-and-components",
      "Emails and the like stay inside",
      { path: "^app/(routes|http)/" },
      {
        path: "^app/features/[^/]+/.+/",
        pathNot: ["^app/features/[^/]+/components/", ...doors],
      },
    ),
    rule(
      "own-tables-only",
      "A feature reads its own tables (and users)",
      { path: "^app/features/([^/]+)/", pathNot: "^app/features/(decisions|review)/" },
      {
        path: "^app/platform/db/schema/",
        pathNot: "^app/platform/db/schema/($1|$1-openings|identity|files)\\.ts$",
      },
    ),
    rule(
      "decisions-tables",
      "What is decided is written on the rows of an application",
      { path: "^app/features/decisions/" },
      {
        path: "^app/platform/db/schema/",
        pathNot:
          "^app/platform/db/schema/(decisions|admissions|admissions-openings|identity|files)\\.ts$",
      },
    ),
    rule(
      "review-tables",
      "The list of the staff reads what was sent and what was decided of it",
      { path: "^app/features/review/" },
      {
        path: "^app/platform/db/schema/",
        pathNot:
          "^app/platform/db/schema/(review|decisions|admissions|admissions-openings|identity|files)\\.ts$",
      },
    ),
    rule(
      "pure-files-stay-pure",
      "noun.ts has no I/O",
      { path: doors, pathNot: "\\.(server|test)\\.ts$|/testing\\.ts$|\\.tsx$" },
      { path: "\\.server\\.tsx?$|^app/platform/" },
    ),
    rule(
      "late-is-frame",
      "the frame of every page knows words and furniture",
      { path: "^app/late/" },
      { path: "^app/(?!late/|ui/|i18n/|lib/)" },
    ),
    rule(
      "enhance-is-light",
      "the script of the public pages knows pure rules, words and furniture; no React",
      { path: "^app/enhance/", pathNot: "\\.test\\.ts$" },
      {
        path: "^app/(routes|http|platform)/|\\.server\\.tsx?$|\\.tsx$|node_modules/react",
      },
    ),
    rule(
      "nothing-imports-enhance",
      "it is a script of its own: pages meet it in the document",
      { path: "^app/", pathNot: "^app/enhance/" },
      { path: "^app/enhance/" },
    ),
    rule(
      "pure-files-use-no-node",
      "noun.ts runs in the browser too",
      {
        path: [...doors, "^app/(ui|i18n|lib)/.+\\.tsx?$"],
        pathNot: "\\.(server|test)\\.tsx?$|/testing\\.ts$",
      },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "ui-is-furniture",
      "ui knows no feature",
      { path: "^app/ui/" },
      { path: "^app/(?!ui/|i18n/|lib/)" },
    ),
    rule(
      "platform-is-ground",
      "platform imports nothing above",
      { path: "^app/platform/" },
      { path: "^app/(?!platform/|i18n/|lib/)" },
    ),
    rule(
      "i18n-is-leaf",
      "words import nothing",
      { path: "^app/i18n/" },
      { path: "^app/(?!i18n/|lib/)" },
    ),
    rule(
      "lib-is-leaf",
      "pure functions of the language: they run in the browser and import nothing of ours",
      { path: "^app/lib/", pathNot: "\\.test\\.ts$" },
      { path: "^(app/(?!lib/)|server|db|tools|tests)|\\.server\\.tsx?$|node_modules/react" },
    ),
    rule(
      "factories-stay-in-tests",
      "testing.ts is for tests and seeds",
      { path: "^app/", pathNot: "\\.test\\.tsx?$|/testing\\.ts$" },
      { path: "/testing\\.ts$" },
    ),
    rule(
      "app-never-imports-tests",
      "The application knows neither its tests nor its server",
      { path: "^app/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(tests|tools|server|db)/" },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import"],
      extensions: [".ts", ".tsx"],
    },
  },
};
