import { Navigate, useParams } from 'react-router-dom'

export const OpenEntry = () => <Navigate to={`/audit?open=${useParams().id}`} replace />
