import type { PaymentIcon } from '@passepartout/content-model/site'

/** "Pay", a part of two marks, as strokes, so that no font is needed. */
const PAY =
  '<path d="M25.7 25V11.8h4.2a3.9 3.9 0 0 1 0 7.8h-4.2M43.3 15.8V25m0-4.6a3.6 3.6 0 1 0 0 .1zm3.8-4.6 3.8 9m3.9-9-4.6 11q-.9 2.1-3.1 1.6"'

/**
 * SVG content of a card of 60 × 36 units for each payment method (specification, section 3, "Accepted payments"): our
 * own sketches of known marks. Their colours do not depend on brand or colour scheme.
 */
export const PAYMENT_DRAWINGS = {
  Visa: '<g transform="matrix(1.08 0 -.27 1.08 4.9 -1.44)" fill="#1a1f71"><path d="M5.5 12h4l3.2 8 3.3-8h3.9l-5.2 12h-4zM21 12h3.6v12H21zM37 24h3.9l.9-2.2h4.8l.9 2.2h3.7L46 12h-4zm6-5 1.3-3.5 1.4 3.5z" fill-rule="evenodd"/><path d="M35.5 14.6c-2.5-1.4-6-1.2-6 .9 0 2.7 5.6 1.8 5.6 4.9 0 2.8-4.3 2.9-7 1.3" fill="none" stroke="#1a1f71" stroke-width="2.8"/></g>',
  Mastercard:
    '<circle cx="23.5" cy="18" r="10" fill="#eb001b"/><circle cx="36.5" cy="18" r="10" fill="#f79e1b"/><path d="M30 10.4a10 10 0 0 1 0 15.2 10 10 0 0 1 0-15.2z" fill="#ff5f00"/>',
  Amex: '<rect x=".8" y=".8" width="58.4" height="34.4" rx="5.8" fill="#006fcf"/><path d="m9.8 23 4-9.5h.9l4 9.5m-7.2-3h5.4m4.1 3v-9l4 5.2 4-5.2v9M38.5 14.2h-5.7v7.6h5.7M32.8 18h5m2.4-4.5 8.8 9.3m0-9.3-8.8 9.3" fill="none" stroke="#fff" stroke-width="2.3" stroke-linejoin="bevel"/>',
  PayPal:
    '<path d="m27.7 30.5 3.4-19h7.2c3.8 0 5.8 2.2 5.2 5.5-.7 4-3.5 5.8-7.3 5.8h-3.3l-1.3 7.7z" fill="#009cde"/><path d="M20 26.5 23.4 6h7.6c4 0 6 2.3 5.4 5.7-.7 4.2-3.6 6.2-7.6 6.2h-3.5l-1.5 8.6z" fill="#003087"/>',
  Maestro:
    '<circle cx="23.5" cy="18" r="10" fill="#eb001b"/><circle cx="36.5" cy="18" r="10" fill="#00a2e5"/><path d="M30 10.4a10 10 0 0 1 0 15.2 10 10 0 0 1 0-15.2z" fill="#7375cf"/>',
  'Apple Pay': `<path d="M14.6 14.2c1-.5 1.8-.9 3-.9 1.6 0 2.7.7 3.4 1.7-2.9 1.8-2.6 5.6.5 6.9-.9 2.4-2.3 4.6-3.9 4.6-1.1 0-1.5-.7-2.9-.7s-1.9.7-2.9.7c-2.2 0-4.5-4-4.5-7.4 0-3.6 2.2-5.7 4.5-5.7 1.3 0 2.1.8 2.8.8zm-.1-1.6c0-2.3 1.5-4 3.4-4.3.2 2.3-1.4 4.2-3.4 4.3z"/>${PAY} fill="none" stroke="#000" stroke-width="2"/>`,
  'Google Pay': `<g fill="none" stroke-width="2.8"><path d="M17.9 14.6A5.5 5.5 0 0 0 9 16.2" stroke="#ea4335"/><path d="M9 16.2a5.5 5.5 0 0 0 0 4.6" stroke="#fbbc04"/><path d="M9 20.8a5.5 5.5 0 0 0 8.9 1.6" stroke="#34a853"/><path d="M17.9 22.4a5.5 5.5 0 0 0 1.6-3.9h-5.3" stroke="#4285f4"/></g>${PAY} fill="none" stroke="#5f6368" stroke-width="2"/>`,
  Discover:
    '<path d="M59.2 21c-7 6.5-17.7 11.8-33.7 14.2h28a5.7 5.7 0 0 0 5.7-5.7z" fill="#f47216"/><circle cx="31.9" cy="16" r="4" fill="#f47216"/><path d="M6.4 12.8v6.4h1.6a3.2 3.2 0 0 0 0-6.4zM13.6 12v8M19.6 13.4c-1.6-1-3.4-.6-3.4.9 0 2 3.7 1.1 3.7 3.2 0 1.7-2.4 2.1-4.1.9M27 13.6a3.3 3.3 0 1 0 0 4.8M37 12l2.6 7.2L42.2 12M48 12.8h-3.6v6.4H48M44.4 16h3.3M50.4 20v-7.2h2a1.8 1.8 0 0 1 0 3.7h-2m2 0 2.2 3.5" fill="none" stroke="#231f20" stroke-width="1.6"/>',
  Diners:
    '<path d="M28.5 6.5h4a11.5 11.5 0 0 1 0 23h-4a11.5 11.5 0 0 1 0-23z" fill="#0079be"/><path d="M26 10.5v15a8 8 0 0 1 0-15zM31 10.5a8 8 0 0 1 0 15z" fill="#fff"/>',
  iDEAL:
    '<path d="M17.5 7h13c8 0 13 4 13 11s-5 11-13 11h-13z" fill="#fff" stroke="#000" stroke-width="1.8"/><path d="M26.5 10.5h4c6 0 9.2 2.8 9.2 7.5s-3.2 7.5-9.2 7.5h-4z" fill="#c06"/><circle cx="22" cy="14" r="2.7"/><path d="M19.7 18.5h4.6v7h-4.6z"/>',
  FPX: '<g transform="matrix(1 0 -.2 1 4 0)" fill="#0b3d78"><path d="M9.5 26V11h10v3.4h-6.3v2.7h5.5v3.4h-5.5V26zM22.5 26V11h6.5a5 5 0 0 1 0 10.3h-2.8V26zm3.7-11.7v3.7h2.5a1.8 1.8 0 0 0 0-3.7zM34.5 26h4.5l10.5-15H45z"/><path d="M36.2 11h4.5l7.5 15h-4.5z" fill="#f58220"/></g>',
} satisfies Record<PaymentIcon, string>
