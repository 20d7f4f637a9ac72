import config from '@payload-config'
import { handleApiRequest } from '../../../../access/http/handle-api-request.ts'

const answer = (request: Request) => handleApiRequest(request, config)

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT }
