import { describe, expect, it } from "vitest";
import { createDraftSaver } from "./draft-saver.ts";
import { changedFrom, type Draft } from "./form-draft.ts";

/** A form, what the server has of it, and a slow device. */
function openForm(base: Draft) {
  const form = { base, fields: { ...base } };
  const device: { draft: Draft | null } = { draft: null };
  const waiting: (() => void)[] = [];
  const slowly = () => new Promise<void>((done) => waiting.push(done));
  const said: boolean[] = [];
  const saver = createDraftSaver({
    read: () => changedFrom(form.base, form.fields),
    save: async (draft) => {
      await slowly();
      device.draft = draft;
      return true;
    },
    remove: async () => {
      await slowly();
      device.draft = null;
    },
    onSaved: (isKept) => said.push(isKept),
  });
  const settle = async (saved: Promise<void>) => {
    let isOver = false;
    void saved.then(() => {
      isOver = true;
    });
    while (!isOver) {
      waiting.shift()?.();
      await Promise.resolve();
    }
  };
  return { form, device, said, saver, settle };
}

describe("createDraftSaver", () => {
  it("saves what was typed during a save, and says once that it is kept", async () => {
    const { form, device, said, saver, settle } = openForm({ phone: "" });
    form.fields = { phone: "77" };
    const first = saver.saveNow();
    form.fields = { phone: "771234567" };
    void saver.saveNow();
    await settle(first);
    expect(device.draft).toEqual({ phone: "771234567" });
    expect(said).toEqual([true]);
  });

  it("removes the draft after a save that was under way when the server took the form", async () => {
    const { form, device, said, saver, settle } = openForm({ phone: "" });
    form.fields = { phone: "771234567" };
    const first = saver.saveNow();
    form.base = { ...form.fields };
    void saver.saveNow();
    await settle(first);
    expect(device.draft).toBeNull();
    expect(said).toEqual([false]);
  });

  it("does not take a value that the page rewrote during a save for a typed one", async () => {
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
