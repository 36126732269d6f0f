import { defineJob } from "../jobs/queue.server.ts";
import { sendWhatsapp, WHATSAPP_QUEUED } from "./whatsapp.server.ts";

export const sendWhatsappJob = defineJob({ ...WHATSAPP_QUEUED, run: sendWhatsapp });
