#!/bin/sh
# The browser of Playwright's tools. The pages must show http://localhost:3000, but that port may be in use: the browser
# maps it to Stagehand's real port. codegen starts two browsers (only the Inspector has --app), and each gets a debugging
# port through which we can attach to it, DevTools included.
port=$STAGEHAND_PAGE_DEBUG_PORT
case " $* " in *" --app="*) port=$STAGEHAND_INSPECTOR_DEBUG_PORT ;; esac
exec "$STAGEHAND_BROWSER" --no-sandbox --hide-scrollbars \
  --host-resolver-rules="MAP localhost:3000 127.0.0.1:$STAGEHAND_PORT" \
  ${port:+--remote-debugging-port=$port --remote-allow-origins=*} "$@"
