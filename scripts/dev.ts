import { runSession } from './session.ts'
import { runSystem } from './system.ts'

/** `npm run dev`: the system with hot reload, until Ctrl-C. */
await runSession(() => runSystem('dev'))
