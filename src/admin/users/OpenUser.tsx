import { Navigate, useParams } from 'react-router-dom'

/** The address of one account: it opens next to the list. */
export const OpenUser = () => <Navigate to={`/users?open=${useParams().id}`} replace />
