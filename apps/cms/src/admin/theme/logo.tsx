import { Sign } from './sign.tsx'

/** The logo above the sign-in form. */
export function Logo() {
  return (
    <span className="passepartout-logo">
      <Sign size={40} />
      Passepartout
    </span>
  )
}
