import { describe, expect, it } from "vitest";
import { renameLegacyCookies } from "./cookies.ts";

const SAFE = "https://www.ecole.example";

describe("withPresentNames", () => {
  it("gives the present name to the session and the device that a browser brings under the former one", () => {
    const brought =
      "here=student~Awa; __Secure-erabao.session_token=a.b%3D; __Secure-erabao.device=m.s";
    expect(renameLegacyCookies(SAFE, brought)).toBe(
      "here=student~Awa; __Host-erabao.session_token=a.b%3D; __Host-erabao.device=m.s",
    );
  });

  it("reads nothing of the former name once the present one is there", () => {
    const brought = "__Secure-erabao.session_token=old; __Host-erabao.session_token=new";
    expect(renameLegacyCookies(SAFE, brought)).toBe("__Host-erabao.session_token=new");
  });

  it("changes nothing else, and nothing on a site without https", () => {
    expect(renameLegacyCookies(SAFE, "__Secure-erabao.state=x")).toBe("__Secure-erabao.state=x");
    const forged = "__Secure-erabao.session_token=x";
    expect(renameLegacyCookies("http://localhost:3000", forged)).toBe(forged);
  });
});
