import { describe, expect, it } from "vitest";
import { renameLegacyCookies } from "./cookies.ts";

const SAFE = "https://www.ecole.example";

describe("renameLegacyCookies", () => {
  it("renames the session and device cookies sent under their legacy names", () => {
    const brought =
      "here=student~Awa; __Secure-erabao.session_token=a.b%3D; __Secure-erabao.device=m.s";
    expect(renameLegacyCookies(SAFE, brought)).toBe(
      "here=student~Awa; __Host-erabao.session_token=a.b%3D; __Host-erabao.device=m.s",
    );
  });

  it("drops the legacy cookie when the current one is present", () => {
    const brought = "__Secure-erabao.session_token=old; __Host-erabao.session_token=new";
    expect(renameLegacyCookies(SAFE, brought)).toBe("__Host-erabao.session_token=new");
  });

  it("changes no other cookie, and none on a site without HTTPS", () => {
    expect(renameLegacyCookies(SAFE, "__Secure-erabao.state=x")).toBe("__Secure-erabao.state=x");
    const forged = "__Secure-erabao.session_token=x";
    expect(renameLegacyCookies("http://localhost:3000", forged)).toBe(forged);
  });
});
