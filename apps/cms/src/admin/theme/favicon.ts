/** The logo in the admin's accent colour, for light and dark tabs. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><style>svg{color:#4f46a5}@media(prefers-color-scheme:dark){svg{color:#b7b0ff}}</style><rect x="1.5" y="1.5" width="29" height="29" rx="5" stroke="currentColor" stroke-width="3"/><rect x="8.5" y="8.5" width="15" height="15" rx="1" stroke="currentColor" stroke-width="2"/><path d="M9 21l5-6 3.5 4 2-2 4 4.5" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/></svg>`

/** Inlined: the admin's policy allows data URLs for pictures, and no request is needed. */
export const favicon = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`
