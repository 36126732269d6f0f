import { config } from "#app/platform/config.server.ts";
import { seedCatalogue } from "./catalogue/seed-catalogue.ts";
import { seedSchoolProgrammes } from "./catalogue/seed-school-programmes.ts";
import { seedContent } from "./content/seed-content.ts";
import { seedDemoApplications } from "./demo-applications.ts";
import { seedDemoEnquiries } from "./demo-enquiries.ts";
import { seedDemoMessages } from "./demo-messages.ts";
import { seedDemoPeople } from "./demo-people.ts";
import { seedDemoTemplates } from "./demo-templates.ts";
import { SEPTEMBER_2027, seedIntakes } from "./reference-intakes.ts";
import { seedMedia } from "./seed-media.ts";

/**
 * Adds the initial data of the school and, in a demonstration, its invented people. Runs at every start: each part
 * runs one query and does nothing when its data exists.
 */
export async function seed(): Promise<void> {
  await seedCatalogue();
  await seedIntakes();
  await seedSchoolProgrammes(SEPTEMBER_2027, config().demo);
  await seedContent();
  await seedMedia();
  if (!config().demo) return;
  await seedDemoPeople();
  await seedDemoApplications();
  await seedDemoMessages();
  await seedDemoEnquiries();
  await seedDemoTemplates();
}
