import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { STAFF_HOME } from '@/domain/staff/paths'
import { BackOffice } from './BackOffice'
import { StyleCache } from './StyleCache'

// A data router: only with one can a form with unsaved changes hold somebody back.
const router = createBrowserRouter([{ path: '*', element: <BackOffice /> }], { basename: STAFF_HOME })

/** The back office as the page mounts it, on the client only. */
export default function App() {
  return (
    <StyleCache>
      <RouterProvider router={router} />
    </StyleCache>
  )
}
