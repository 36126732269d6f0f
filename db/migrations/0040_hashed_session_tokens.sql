-- As app/features/auth/library/hashed-tokens.server.ts writes them: the open sessions stay open.
UPDATE "sessions" SET "token" = rtrim(translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/', '-_'), '=');
