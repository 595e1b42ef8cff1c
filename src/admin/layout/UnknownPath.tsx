import { Navigate, useLocation } from 'react-router-dom'
import { knownPath } from './knownPath'

export const UnknownPath = () => <Navigate to={knownPath(useLocation().pathname)} replace />
