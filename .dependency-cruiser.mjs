// The features that each feature may import; any other import between features is refused.
const allowedImports = {
  access: [],
  audit: ["access"],
  auth: ["access", "audit"],
  accounts: ["access", "audit", "auth"],
  staff: ["access", "audit", "auth", "accounts"],
  catalogue: ["access", "audit"],
  // A text that names a picture shows it as the media library has it now.
  content: ["access", "audit", "media"],
  notifications: ["access", "audit", "accounts"],
  messaging: ["access", "audit", "accounts", "notifications", "documents"],
  // An enquiry follows the rules of a message.
  enquiries: ["access", "audit", "accounts", "messaging"],
  measures: ["access"],
  documents: ["access"],
  // A picture is checked as any file that a user uploads.
  media: ["access", "audit", "documents"],
  // Before a file is removed from the store, the features whose rows name files are asked.
  installation: ["access", "audit", "documents", "media"],
  // Recipients come from admissions, messages from messaging, the time of sending from notifications.
  announcements: ["access", "audit", "notifications", "admissions", "messaging"],
  admissions: [
    ...["access", "audit", "auth", "accounts"],
    ...["notifications", "catalogue", "messaging", "documents"],
  ],
  decisions: ["access", "audit", "accounts", "notifications", "documents", "admissions"],
  review: [
    ...["access", "audit", "accounts", "staff"],
    ...["notifications", "catalogue", "documents", "admissions", "decisions"],
  ],
};
// A large feature has public subfolders, one a subject; its other subfolders are private (docs/decisions/0002).
const publicSubfolders = {
  accounts: ["closing", "export"],
  auth: ["factor", "password", "sign-in"],
  staff: ["support"],
  catalogue: ["programmes"],
  content: ["editing", "shapes"],
  documents: ["pages"],
  media: ["captions", "transcode"],
  messaging: ["guest", "templates"],
  admissions: [
    "intake",
    "personal-info",
    "record",
    "cursus",
    "basket",
    "consent",
    "reminders",
    "sending",
    "corrections",
  ],
  decisions: ["interview", "offer", "request"],
  review: ["duplicates", "list", "notes"],
};
/** The files that other code may import: those of the first level of a feature, and of its public subfolders. */
const publicFiles = [
  "^app/features/[^/]+/[^/]+$",
  "^app/features/[^/]+/messages/[^/]+$",
  ...Object.entries(publicSubfolders).map(
    ([feature, names]) => `^app/features/${feature}/(${names.join("|")})/[^/]+$`,
  ),
];
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const featureImports = Object.entries(allowedImports).map(([feature, allowed]) =>
  rule(
    `imports-of-${feature}`,
    `${feature} may import: ${allowed.join(", ") || "no other feature"}`,
    { path: `^app/features/${feature}/` },
    {
      path: "^app/features/",
      pathNot: [
        ...[feature, ...allowed].map((f) => `^app/features/${f}/`),
        // Messages import no feature (messages-are-leaves), and test factories are for tests.
        "^app/features/[^/]+/messages/",
        "/testing\\.ts$",
      ],
    },
  ),
);

export default {
  forbidden: [
    rule("no-circular", "Imports go one way", {}, { circular: true }),
    rule(
      "nothing-imports-routes",
      "Routes and root are entry points",
      { pathNot: "^(\\.react-router/|app/(routes/|root\\.tsx|routes\\.ts))" },
      { path: "^app/(routes/|root\\.tsx)" },
    ),
    rule(
      "areas-are-separate",
      "The areas of routes share code through features",
      { path: "^app/routes/([^/]+)/" },
      { path: "^app/routes/", pathNot: "^app/routes/$1/" },
    ),
    rule(
      "routes-use-features",
      "A page never queries the database",
      { path: "^app/routes/", pathNot: "^app/routes/resources/(readyz|security-txt)" },
      { path: "^app/platform/" },
    ),
    rule(
      "features-import-no-http",
      "Features return values",
      { path: "^app/features/" },
      { path: "^app/(routes|http)/|^app/(root|routes|jobs)\\." },
    ),
    rule(
      "features-import-no-router",
      "No redirect in a feature",
      { path: "^app/features/.+\\.server\\.tsx?$" },
      { path: "^react-router|node_modules/react-router" },
    ),
    rule(
      "http-imports-auth-only",
      "The HTTP layer knows the user of a request",
      { path: "^app/http/" },
      { path: "^app/(routes|features)/", pathNot: "^app/features/(access|auth|accounts|staff)/" },
    ),
    ...featureImports,
    rule(
      "subfolders-are-private",
      "Other code imports the first level of a feature and its public subfolders only",
      { path: "^app/features/([^/]+)/", pathNot: "^app/features/(accounts|staff)/" },
      { path: "^app/features/[^/]+/.+/", pathNot: ["^app/features/$1/", ...publicFiles] },
    ),
    rule(
      "subfolders-of-auth",
      "Accounts and staff use the sessions, limits and emails of auth too",
      { path: "^app/features/(accounts|staff)/" },
      {
        path: "^app/features/[^/]+/.+/",
        pathNot: ["^app/features/($1|auth)/", ...publicFiles],
      },
    ),
    rule(
      "routes-import-public-files",
      "Routes import public files and components; email templates and the like are private",
      { path: "^app/(routes|http)/" },
      {
        path: "^app/features/[^/]+/.+/",
        pathNot: ["^app/features/[^/]+/components/", ...publicFiles],
      },
    ),
    rule(
      "own-tables-only",
      "A feature reads its own tables (and users, files and intakes)",
      { path: "^app/features/([^/]+)/", pathNot: "^app/features/(decisions|review)/" },
      {
        path: "^app/platform/db/schema/",
        pathNot: "^app/platform/db/schema/($1|$1-[a-z]+|admissions-intakes|identity|files)\\.ts$",
      },
    ),
    rule(
      "tables-of-decisions",
      "A decision is written on the rows of an application",
      { path: "^app/features/decisions/" },
      {
        path: "^app/platform/db/schema/",
        pathNot:
          "^app/platform/db/schema/(decisions|admissions|admissions-[a-z]+|identity|files)\\.ts$",
      },
    ),
    rule(
      "tables-of-review",
      "The list of applications joins applications and decisions",
      { path: "^app/features/review/" },
      {
        path: "^app/platform/db/schema/",
        pathNot:
          "^app/platform/db/schema/(review|decisions|admissions|admissions-[a-z]+|identity|files)\\.ts$",
      },
    ),
    rule(
      "pure-files-without-io",
      "A file without .server in its name does no input or output",
      { path: publicFiles, pathNot: "\\.(server|test)\\.ts$|/testing\\.ts$|\\.tsx$" },
      { path: "\\.server\\.tsx?$|^app/platform/" },
    ),
    rule(
      "client-imports-shared-only",
      "The script of every page imports messages, ui and lib only",
      { path: "^app/client/", pathNot: "^app/client/site/" },
      { path: "^app/(?!client/|ui/|i18n/|lib/)" },
    ),
    rule(
      "site-client-without-react",
      "The script of the public pages imports pure rules, messages and ui; no React",
      { path: "^app/client/site/", pathNot: "\\.test\\.ts$" },
      {
        path: "^app/(routes|http|platform)/|\\.server\\.tsx?$|\\.tsx$|node_modules/react",
      },
    ),
    rule(
      "nothing-imports-site-client",
      "It is a script of its own, loaded by the document",
      { path: "^app/", pathNot: "^app/client/site/" },
      { path: "^app/client/site/" },
    ),
    rule(
      "pure-files-without-node",
      "A file without .server in its name runs in the browser too",
      {
        path: [...publicFiles, "^app/(ui|i18n|lib)/.+\\.tsx?$"],
        pathNot: "\\.(server|test)\\.tsx?$|/testing\\.ts$",
      },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "ui-imports-no-feature",
      "Components of ui are shared by all features",
      { path: "^app/ui/" },
      { path: "^app/(?!ui/|i18n/|lib/)" },
    ),
    rule(
      "platform-imports-shared-only",
      "The platform imports messages and lib only",
      { path: "^app/platform/" },
      { path: "^app/(?!platform/|i18n/|lib/)" },
    ),
    rule(
      "i18n-is-leaf",
      "Messages import lib only",
      { path: "^app/i18n/", pathNot: "\\.test\\.tsx?$" },
      { path: "^app/(?!i18n/|lib/)" },
    ),
    rule(
      "messages-are-leaves",
      "The messages of a feature import those of others, i18n and lib only, so that every feature may use them",
      { path: "^app/features/[^/]+/messages/", pathNot: "\\.test\\.tsx?$" },
      { path: "^app/(?!features/[^/]+/messages/|i18n/|lib/)" },
    ),
    rule(
      "lib-is-leaf",
      "Pure functions that run in the browser and import nothing of the project",
      { path: "^app/lib/", pathNot: "\\.test\\.ts$" },
      {
        path: "^(app/(?!lib/)|server|dev-database|db|tools|assets-src|tests)|\\.server\\.tsx?$|node_modules/react",
      },
    ),
    rule(
      "test-factories-in-tests-only",
      "testing.ts is for tests and seeds",
      { path: "^app/", pathNot: "\\.test\\.tsx?$|/testing\\.ts$" },
      { path: "/testing\\.ts$" },
    ),
    rule(
      "dev-database-is-separate",
      "The embedded PostgreSQL knows nothing of the application but the error that refuses a start",
      { path: "^dev-database/", pathNot: "\\.test\\.ts$" },
      { path: "^(app|server|db|tools|tests)/", pathNot: "^app/platform/start-refused\\.ts$" },
    ),
    rule(
      "dev-database-is-optional",
      "One file of the server chooses between DATABASE_URL and the embedded PostgreSQL",
      { path: "^server/", pathNot: "^server/database\\.ts$" },
      { path: "^dev-database/" },
    ),
    rule(
      "app-never-imports-tests",
      "The application imports neither its tests nor its server",
      { path: "^app/", pathNot: "\\.test\\.tsx?$" },
      { path: "^(tests|tools|assets-src|server|dev-database|db)/" },
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
