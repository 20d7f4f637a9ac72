declare global {
  /** Where a browser has Trusted Types (https://www.w3.org/TR/trusted-types/); what it makes stands for the text. */
  var trustedTypes:
    | undefined
    | {
        readonly createPolicy: (
          name: string,
          rules: { readonly createHTML: (text: string) => string },
        ) => { readonly createHTML: (text: string) => string }
      }
}

/**
 * The way for a text to become a document where no answer of this site is one (docs/decisions/055-trusted-types.md).
 *
 * @param name which the page's policy has to allow; once in a page
 * @param clean what is done to each text
 */
export function createTrustedTypesPolicy(
  name: 'drawing' | 'drafts',
  clean = (text: string) => text,
): (text: string) => string {
  const policy = globalThis.trustedTypes?.createPolicy(name, { createHTML: clean })
  return (text) => policy?.createHTML(text) ?? clean(text)
}
