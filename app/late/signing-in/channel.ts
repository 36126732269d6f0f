/** What the window of a provider tells the page that opened it: where to go, or why not. */
export type PopupNews = { id: string; to: string; error?: string };

const NAME = "sign-in";

/** Hears the news of one window, once. */
export function listen(id: string, hear: (news: PopupNews) => void): void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<PopupNews>) => {
    if (data.id !== id) return;
    channel.close();
    hear(data);
  };
}

/** Tells the news to the pages of this site, whatever became of the tie between the two windows. */
export function broadcast(news: PopupNews): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
}
