import { Sign } from './sign.tsx'

/** Above the form of the sign-in. */
export function Logo() {
  return (
    <span className="passepartout-logo">
      <Sign size={40} />
      Passepartout
    </span>
  )
}
