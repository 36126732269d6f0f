const NAME = "newcomer";
const AN_HOUR = 3600;

/** What this browser keeps of somebody whose provider gave no address; "" when there is nothing. */
export function keptNewcomer(request: Request): string {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|; )${NAME}=([\\w.-]+)`).exec(cookies)?.[1] ?? "";
}

/** The `Set-Cookie` line that keeps it for an hour, out of reach of scripts. */
export function newcomerCookie(request: Request, kept: string): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${NAME}=${kept}; Path=/; Max-Age=${AN_HOUR}; HttpOnly; SameSite=Lax${secure}`;
}
