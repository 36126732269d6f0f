import { SourceFiles } from "./list-areas.ts";
import type { Messages, MessageText } from "./read-messages.ts";

type User = { path: string; source: string; identifiers: Set<string> };

const MAX_USERS = 4;

/**
 * Finds where texts are on the screen.
 * @returns a function that lists at most four source files that use a text: those that use its area and contain the
 * last part of its key; when no file contains it, those that use the area
 */
export function findUsers(root: string, { areas }: Messages): (text: MessageText) => string[] {
  const files = new SourceFiles(root);
  const users = new Map<string, User[]>();
  for (const path of files.list()) {
    const source = files.read(path);
    const user = { path, source, identifiers: new Set(source.match(/\w+/g)) };
    for (const area of new Set(source.match(/\b[a-z]\w*(?=Messages\b)/g)))
      users.set(area, [...(users.get(area) ?? []), user]);
  }
  /** The users of an area, and of the areas that join its messages to their own. */
  const listAreaUsers = (area: string): User[] =>
    (users.get(area) ?? []).flatMap((user) => {
      const joining = areas.find(({ file }) => file === user.path);
      if (!joining) return [user];
      return joining.name === area ? [] : listAreaUsers(joining.name);
    });
  return ({ area, name }) => {
    const ofArea = [...new Set(listAreaUsers(area))];
    const ofText = ofArea.filter(
      ({ source, identifiers }) => identifiers.has(name) || source.includes(`"${name}"`),
    );
    const paths = (ofText.length > 0 ? ofText : ofArea).map(({ path }) => path);
    const rest = paths.length - MAX_USERS;
    return rest > 0 ? [...paths.slice(0, MAX_USERS), `${rest} more`] : paths;
  };
}
