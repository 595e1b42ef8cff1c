import { Navigate, useParams } from 'react-router-dom'

/** The URL of one entry; it opens next to the list. */
export const OpenEntry = () => <Navigate to={`/audit?open=${useParams().id}`} replace />
