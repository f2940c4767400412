import { z } from 'zod';

// Before any schema is made: otherwise zod tries whether it may compile code, which the site's policy reports.
z.config({ jitless: true });
