import { Notice } from "#app/ui/notice.tsx";
import { useMessages } from "#app/ui/use-messages.ts";
import type { LeftOutGroup } from "../basket/merge-cart.server.ts";
import { cartMergeMessages } from "../messages/cart-merge.ts";

/** Lists the programmes that were not added to the basket at sign-in, with the reason. */
export function LeftOutNotice({ groups }: { groups: LeftOutGroup[] }) {
  const { title } = useMessages(cartMergeMessages);
  if (groups.length === 0) return null;
  return (
    <Notice tone="warn" role="status" title={title} className="omitted-courses">
      {groups.map(({ why, names }) => (
        <div key={why}>
          <p>{why}</p>
          {names.length > 0 && (
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Notice>
  );
}
