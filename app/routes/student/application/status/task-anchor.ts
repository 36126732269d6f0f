/** Returns the anchor of a task on the status page. */
export function getTaskAnchor(id: string): string {
  return `a-faire-${id}`;
}
