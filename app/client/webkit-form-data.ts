/**
 * WebKit (Safari, and every browser of an iPhone) cannot read a form with a file back from a request: it says "Unable to
 * read form data blob", or gives the file empty (remix-run/react-router#12960). The router makes a request of each form
 * and reads it back before it sends it. So a request that is made of a form gives that very form when it is read, and so
 * do its copies. To be called before React starts.
 */
export function patchRequestFormData(target: { Request: typeof Request }): void {
  target.Request = new Proxy(target.Request, {
    construct(OriginalRequest, [address, init]: ConstructorParameters<typeof Request>) {
      const request = new OriginalRequest(address, init);
      return init?.body instanceof FormData ? withFormData(init.body, request) : request;
    },
  });
}

function withFormData(form: FormData, request: Request): Request {
  const clone = request.clone.bind(request);
  return Object.assign(request, {
    formData: async () => form,
    clone: () => withFormData(form, clone()),
  });
}
