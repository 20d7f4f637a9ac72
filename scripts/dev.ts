import { runSystem } from './system/system.ts'
import { runSession } from './tasks/session.ts'

/** `npm run dev`: the system with hot reload, until Ctrl-C. */
await runSession(() => runSystem('dev'))
