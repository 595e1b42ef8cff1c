import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { STAFF_HOME } from '@/domain/staff/paths'
import { BackOffice } from './BackOffice'
import { StyleCache } from './StyleCache'

// Only a data router can block navigation away from unsaved changes.
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: STAFF_HOME })

/** Runs on the client only. */
export default function App() {
  return (
    <StyleCache>
      <RouterProvider router={router} />
    </StyleCache>
  )
}
