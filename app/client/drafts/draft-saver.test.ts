import { describe, expect, it } from "vitest";
import { createDraftSaver } from "./draft-saver.ts";
import { type Draft, findChangedFields } from "./form-draft.ts";

/** Opens a form with values of the server, on a slow device. */
function openForm(base: Draft) {
  const form = { base, fields: { ...base } };
  const device: { draft: Draft | null } = { draft: null };
  const pendingOperations: (() => void)[] = [];
  const waitForDevice = () => new Promise<void>((resolve) => pendingOperations.push(resolve));
  const notified: boolean[] = [];
  const saver = createDraftSaver({
    read: () => findChangedFields(form.base, form.fields),
    save: async (draft) => {
      await waitForDevice();
      device.draft = draft;
      return true;
    },
    remove: async () => {
      await waitForDevice();
      device.draft = null;
    },
    onSaved: (isStored) => notified.push(isStored),
  });
  const settle = async (saved: Promise<void>) => {
    let isSettled = false;
    void saved.then(() => {
      isSettled = true;
    });
    while (!isSettled) {
      pendingOperations.shift()?.();
      await Promise.resolve();
    }
  };
  return { form, device, notified, saver, settle };
}

describe("createDraftSaver", () => {
  it("saves the input of a running save, and calls onSaved once", async () => {
    const { form, device, notified, saver, settle } = openForm({ phone: "" });
    form.fields = { phone: "77" };
    const first = saver.saveNow();
    form.fields = { phone: "771234567" };
    void saver.saveNow();
    await settle(first);
    expect(device.draft).toEqual({ phone: "771234567" });
    expect(notified).toEqual([true]);
  });

  it("deletes the draft after a running save when the server accepted the form", async () => {
    const { form, device, notified, saver, settle } = openForm({ phone: "" });
    form.fields = { phone: "771234567" };
    const first = saver.saveNow();
    form.base = { ...form.fields };
    void saver.saveNow();
    await settle(first);
    expect(device.draft).toBeNull();
    expect(notified).toEqual([false]);
  });

  it("does not save a value that the page reformatted during a save", async () => {
    const { form, device, saver, settle } = openForm({ phone: "" });
    form.fields = { phone: "771234567" };
    const first = saver.saveNow();
    form.base = { ...form.fields };
    void saver.saveNow();
    form.fields = { phone: "77 123 45 67" };
    await settle(first);
    expect(device.draft).toBeNull();
  });
});
