/**
 * A picture as a blob, for what an `<img>` cannot do with it (specification, section 7, "Other calls").
 *
 * @param address absolute; another host must allow the request (CORS), and the page's policy that host (`connect-src`)
 * @returns null when the picture cannot be had, whatever the reason: never rejects (section 8)
 */
export async function fetchImage(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}
