/** The result that a sign-in popup sends to the page that opened it: the address to go to, or an error text. */
export type PopupResult = { id: string; to: string; error?: string };

const CHANNEL_NAME = "sign-in";

/** Calls back once with the result of one popup. */
export function listenForPopupResult(id: string, onResult: (result: PopupResult) => void): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = ({ data }: MessageEvent<PopupResult>) => {
    if (data.id !== id) return;
    channel.close();
    onResult(data);
  };
}

/** Sends the result to all pages of this site, so that it arrives when the popup has lost its opener. */
export function broadcastPopupResult(result: PopupResult): void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.postMessage(result);
  channel.close();
}
