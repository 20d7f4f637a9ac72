import { runSystem } from './system/system.ts'
import { runSession } from './tasks/session.ts'

/** `npm run dev`: the system with hot reload, until Ctrl-C; with `-- --empty` without sample content. */
await runSession(() => runSystem('dev', process.argv.includes('--empty')))
