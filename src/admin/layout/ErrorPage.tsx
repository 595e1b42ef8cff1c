import { ScreenError } from './ScreenError'

/** Shown when the layout itself failed: only a full reload helps. */
export const ErrorPage = () => <ScreenError resetErrorBoundary={() => location.reload()} />
