import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { isOutage } from '@/infra/logging/isOutage'
import { noteUnavailable } from '@/infra/requestContext'
import { importMap } from './cms/importMap'
import '../../../public/fonts/typeface.css'
import './panel.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  try {
    // Payload looks the name up in a plain object, where 'constructor' would return the request itself.
    if (args.name in Object.prototype) throw new TypeError(`no server function is called ${args.name}`)
    return await handleServerFunctions({ ...args, config, importMap })
  } catch (error) {
    // Any other error is the arguments' (`applyActionStatus`).
    if (isOutage(error)) noteUnavailable()
    throw error
  }
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
