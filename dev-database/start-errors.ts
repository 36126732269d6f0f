import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { StartRefused } from "../app/platform/start-refused.ts";
import { freeMegabytes, NO_SPACE_MESSAGE } from "./disk-space.ts";

/** Errors caused by a concurrent start, or by remaining processes of a killed server: worth a retry. */
export const TRANSIENT_ERRORS = /lock file|shared memory block|TCP\/IP sockets/;

/**
 * Finds in the log why a program ended, from byte `from`. A full disk is checked first, because then the log
 * is incomplete.
 */
export function findStartError(logFile: string, from: number): string {
  if (!existsSync(logFile)) return `${logFile} is gone`;
  const output = readFileSync(logFile).subarray(from).toString();
  if (output.includes(NO_SPACE_MESSAGE) || freeMegabytes(dirname(logFile)) < 1)
    return NO_SPACE_MESSAGE;
  const errors = [...output.matchAll(/(?:FATAL|PANIC|ERROR): +(.+)/gi)].map(([, text]) => text);
  // Remaining processes of a killed server write to the same log.
  const transient = errors.find((text = "") => TRANSIENT_ERRORS.test(text));
  return transient ?? errors.at(-1) ?? `see ${logFile}`;
}

/** Converts a system error into a StartRefused with a readable sentence; returns a programming error unchanged. */
export function toStartRefused(error: unknown, folder: string): unknown {
  const { code = "", message, path = folder, syscall } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || message.includes(NO_SPACE_MESSAGE)) {
    return new StartRefused(`The disk of ${folder} is full: free some space and start again.`);
  }
  if (code === "ENOTDIR") {
    return new StartRefused(`${folder} is inside a file: choose another data folder.`);
  }
  if (code === "EACCES" || code === "EPERM" || code === "EROFS" || syscall === "mkdir") {
    return new StartRefused(`${path} cannot be used by this user (${code}): allow it, or move it.`);
  }
  return /^E[A-Z]+$/.test(code) ? new StartRefused(`PostgreSQL cannot start: ${message}.`) : error;
}
