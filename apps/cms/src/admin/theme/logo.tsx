/** The logo above the sign-in form. */
export function Logo() {
  return (
    <span className="passepartout-logo">
      <LogoMark size={40} />
      Passepartout
    </span>
  )
}

/** The first item of the breadcrumb, a link to the dashboard. */
export function Icon() {
  return (
    <span className="passepartout-icon">
      <LogoMark size={18} />
    </span>
  )
}

/** The logo: a picture in a passepartout (mount), in the colour of the surrounding text. */
function LogoMark({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <rect x="1.5" y="1.5" width="29" height="29" rx="5" stroke="currentColor" strokeWidth="3" />
      <rect x="8.5" y="8.5" width="15" height="15" rx="1" stroke="currentColor" strokeWidth="2" />
      <path d="M9 21l5-6 3.5 4 2-2 4 4.5" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}
