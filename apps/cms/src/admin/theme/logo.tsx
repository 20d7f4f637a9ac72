import { LogoMark } from './logo-mark.tsx'

/** The logo above the sign-in form. */
export function Logo() {
  return (
    <span className="passepartout-logo">
      <LogoMark size={40} />
      Passepartout
    </span>
  )
}
