import config from '@payload-config'
import { answerApi } from '../../../../access/answers/answer-api.ts'

const answer = (request: Request) => answerApi(request, config)

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT }
