/** What the window of a provider tells the page that opened it: where to go, or why not. */
export type PopupResult = { id: string; to: string; error?: string };

const CHANNEL_NAME = "sign-in";

/** Hears the news of one window, once. */
export function listenForPopupResult(id: string, onResult: (result: PopupResult) => void): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = ({ data }: MessageEvent<PopupResult>) => {
    if (data.id !== id) return;
    channel.close();
    onResult(data);
  };
}

/** Tells the news to the pages of this site, whatever became of the tie between the two windows. */
export function broadcastPopupResult(result: PopupResult): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage(result);
  channel.close();
}
