import { boot } from '@/boot'
import { createDemoContent } from '../../../scripts/demo/content'

/** Fills the database that DATABASE_URL names as `npm run demo` does, and serves nothing: it is there to be copied. */
const booted = await boot()
await createDemoContent(booted.pool)
await booted.close()
