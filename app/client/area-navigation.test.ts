import { redirectDocument } from "react-router";
import { expect, test } from "vitest";
import { getArea, loadOtherAreasAsDocuments } from "./area-navigation.ts";

test("getArea: distinguishes areas and languages, in addresses and in route patterns", () => {
  expect(getArea("/espace-etudiant")).toBe("espace-etudiant");
  expect(getArea("espace-etudiant/messagerie/:thread?")).toBe("espace-etudiant");
  expect(getArea("/en/administration/candidatures")).toBe("en/administration");
  expect(getArea("/administration-publique")).toBe("");
  expect(getArea("/en/*")).toBe("");
});

test("loadOtherAreasAsDocuments: loads another area as a document, except for a submitted form", async () => {
  // Vitest has no address, so every area is another one.
  const navigate = (pattern: string, method: string) => {
    const request = new Request("https://ecole.example/administration", { method });
    const args = { request, pattern, url: new URL(request.url), params: {}, context: {} as never };
    return loadOtherAreasAsDocuments(args, async () => ({}));
  };
  expect(await navigate("administration", "POST")).toEqual({});
  expect(await navigate("about", "GET")).toEqual({});
  const catchResponse = async () => navigate("administration", "GET");
  const response = await catchResponse().catch((thrown: Response) => thrown);
  expect([...(response as Response).headers]).toEqual([
    ...redirectDocument("https://ecole.example/administration").headers,
  ]);
});
