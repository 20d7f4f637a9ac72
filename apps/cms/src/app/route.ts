import { redirect } from 'next/navigation'

/** The content system has one entrance. */
export function GET(): never {
  redirect('/admin')
}
