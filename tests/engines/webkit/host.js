#!/usr/bin/env -S gjs -m
/**
 * A window with one WebKit view and nothing around it, for WebKitWebDriver to automate. It does what that driver cannot:
 * exact sizes, languages, colour scheme, reduced motion, a proxy, scripts that run before a page's own, and news of
 * loading. It takes its orders from the socket that its argument names, one JSON text a line, and answers there.
 */
import Gdk from "gi://Gdk?version=3.0";
import Gio from "gi://Gio";
import GLib from "gi://GLib";
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";
import System from "system";

const LOADING = ["started", "redirected", "committed", "finished"];

Gtk.init(null);
const loop = GLib.MainLoop.new(null, false);
const path = System.programArgs.find((argument) => argument.startsWith("--socket="))?.slice("--socket=".length);
const connection = new Gio.SocketClient().connect(Gio.UnixSocketAddress.new(path), null);
const input = Gio.DataInputStream.new(connection.get_input_stream());
const output = connection.get_output_stream();
const encoder = new TextEncoder();

const context = WebKit.WebContext.new_ephemeral();
const manager = new WebKit.UserContentManager();
const window = new Gtk.Window({ type: Gtk.WindowType.TOPLEVEL, decorated: false });
const view = new WebKit.WebView({
  web_context: context,
  user_content_manager: manager,
  is_controlled_by_automation: true,
});

function tell(message) {
  output.write_all(encoder.encode(`${JSON.stringify(message)}\n`), null);
}

const ORDERS = {
  settings({ languages, proxy, dark, still }) {
    if (languages) context.set_preferred_languages(languages);
    if (proxy) {
      const settings = WebKit.NetworkProxySettings.new(proxy, []);
      context.get_website_data_manager().set_network_proxy_settings(WebKit.NetworkProxyMode.CUSTOM, settings);
    }
    const gtk = Gtk.Settings.get_default();
    if (dark !== undefined) gtk.gtk_application_prefer_dark_theme = dark;
    if (still !== undefined) gtk.gtk_enable_animations = !still;
  },
  size({ width, height }) {
    view.set_size_request(width, height);
    window.resize(width, height);
  },
  scripts({ sources }) {
    manager.remove_all_scripts();
    const { ALL_FRAMES } = WebKit.UserContentInjectedFrames;
    const { START } = WebKit.UserScriptInjectionTime;
    for (const source of sources) manager.add_script(WebKit.UserScript.new(source, ALL_FRAMES, START, null, null));
  },
  load: ({ url }) => view.load_uri(url),
  reload: () => view.reload(),
  traverse({ delta }) {
    const item = view.get_back_forward_list().get_nth_item(delta);
    if (item === null) throw new Error("there is no such entry in the history");
    view.go_to_back_forward_list_item(item);
  },
};

function run({ id, body }) {
  view.call_async_javascript_function(body, -1, null, null, null, null, (_view, result) => {
    try {
      tell({ id, result: view.call_async_javascript_function_finish(result).to_string() });
    } catch (error) {
      tell({ id, error: error.message });
    }
  });
}

/** In BiDi's form. */
function cookies({ id }) {
  context.get_cookie_manager().get_all_cookies(null, (jar, result) => {
    const all = jar.get_all_cookies_finish(result).map((cookie) => ({
      name: cookie.get_name(),
      value: { type: "string", value: cookie.get_value() },
      domain: cookie.get_domain(),
      path: cookie.get_path(),
      httpOnly: cookie.get_http_only(),
      secure: cookie.get_secure(),
      sameSite: ["none", "lax", "strict"][cookie.get_same_site_policy()],
    }));
    tell({ id, result: JSON.stringify(all) });
  });
}

function obey(order) {
  if (order.do === "run") return run(order);
  if (order.do === "cookies") return cookies(order);
  try {
    ORDERS[order.do](order);
    tell({ id: order.id });
  } catch (error) {
    tell({ id: order.id, error: error.message });
  }
}

function listen() {
  input.read_line_async(GLib.PRIORITY_DEFAULT, null, (_input, result) => {
    const [line] = input.read_line_finish(result);
    if (line === null) return loop.quit();
    obey(JSON.parse(new TextDecoder().decode(line)));
    listen();
  });
}

context.set_automation_allowed(true);
// Every request is to be seen on its way.
context.set_cache_model(WebKit.CacheModel.DOCUMENT_VIEWER);
context.connect("automation-started", (_context, session) => {
  const about = WebKit.ApplicationInfo.new();
  about.set_name("host");
  about.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
  session.set_application_info(about);
  session.connect("create-web-view", () => view);
});
manager.register_script_message_handler("engine");
manager.connect("script-message-received::engine", (_manager, result) =>
  tell({ event: "message", text: result.get_js_value().to_string() }),
);
view.connect("load-changed", (_view, event) => tell({ event: LOADING[event], url: view.get_uri() }));
view.connect("load-failed", (_view, _event, url, error) => {
  tell({ event: "failed", url, reason: error.message });
  return true;
});
view.connect("notify::uri", () => tell({ event: "address", url: view.get_uri() }));
view.connect("web-process-terminated", () => tell({ event: "crashed" }));
window.add(view);
window.show_all();
// There is no window manager that would give it the focus.
window.get_window().focus(Gdk.CURRENT_TIME);
listen();
loop.run();
