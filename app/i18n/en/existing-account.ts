export const existingAccount = {
  methods: {
    google: "with Google",
    facebook: "with Facebook",
    password: "with its password (or use “Forgotten password?”)",
  },
  named: (ways: string, provider: string) =>
    `An account already exists with this email address. Sign in ${ways}. You can then link ${provider} to that account in “My Account”.`,
  unnamed: (ways: string, provider: string) =>
    `An account already exists with this email address. Sign in the way you did the first time: ${ways}. You can then link ${provider} to that account in “My Account”.`,
};
