/** Where a task stands on the page that follows an application, for the links that lead to it. */
export function getTaskAnchor(id: string): string {
  return `a-faire-${id}`;
}
