export const existingAccount = {
  methods: {
    google: "with Google",
    facebook: "with Facebook",
    password: "with its password (or use “Forgotten password?”)",
  },
  named: (methods: string, provider: string) =>
    `An account already exists with this email address. Sign in ${methods}. You can then link ${provider} to that account in “My Account”.`,
  unnamed: (methods: string, provider: string) =>
    `An account already exists with this email address. Sign in the way you did the first time: ${methods}. You can then link ${provider} to that account in “My Account”.`,
};
