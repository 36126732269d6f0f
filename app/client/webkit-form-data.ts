/**
 * Makes a request that was created with a form return that form from `formData()`, also from its clones. WebKit
 * (Safari, and every browser on an iPhone) fails with "Unable to read form data blob" or returns the file empty
 * (remix-run/react-router#12960), and the router reads each form back before it sends it. Call it before React
 * starts.
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
