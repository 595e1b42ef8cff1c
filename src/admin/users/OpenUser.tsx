import { Navigate, useParams } from 'react-router-dom'

export const OpenUser = () => <Navigate to={`/users?open=${useParams().id}`} replace />
