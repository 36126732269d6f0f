import type { ScanStatus } from "#app/features/documents/scan-status.ts";

/** The form fields of the files, in the order of the form. */
export const fileFields = ["file1", "file2", "file3"] as const;
export type FileField = (typeof fileFields)[number];

/** A file of a message. */
export type Attachment = { id: string; name: string; sizeBytes: number; scan: ScanStatus };
